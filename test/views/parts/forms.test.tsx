import { expect } from 'chai';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { CheckField } from '../../../src/views/parts/CheckField.tsx';
import { ChoiceGroup } from '../../../src/views/parts/ChoiceGroup.tsx';
import { ErrorSummary } from '../../../src/views/parts/ErrorSummary.tsx';
import { Field } from '../../../src/views/parts/Field.tsx';
import { SelectField } from '../../../src/views/parts/SelectField.tsx';
import { press, type } from '../../support/keyboard.ts';
import { render } from '../../support/render.tsx';
import { expectAccessible } from './look.ts';
import { say } from '../../support/say.ts';

const nothing = () => {};
const countries = [
  { value: 'de', label: 'Germany' },
  { value: 'fr', label: 'France' },
];
const times = [
  { value: '10:00', label: '10:00' },
  { value: '11:00', label: '11:00', note: '3 left' },
  {
    value: '12:00',
    label: '12:00',
    note: '0 left',
    isDisabled: true,
    disabledNote: say('soldOut'),
  },
  { value: '13:00', label: '13:00' },
];

function Mail({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <Field
      id="email"
      name="email"
      label={say('eMail')}
      type="email"
      autoComplete="email"
      hint="Your tickets go there"
      error={error}
      value={value}
      onChange={setValue}
      required
    />
  );
}

describe('a field', () => {
  it('is named by its label and accepts what is typed', async () => {
    const { root } = render(<Mail />);
    const input = root.querySelector('input')!;
    expect(input.labels?.[0]?.textContent).to.equal(say('eMail'));
    expect(input.autocomplete).to.equal('email');
    input.focus();
    await type('ada@example.org');
    expect(input.value).to.equal('ada@example.org');
  });

  it('is described by its hint and its error, and marked invalid with an error', () => {
    const { root, rerender } = render(<Mail />);
    const input = root.querySelector('input')!;
    const description = () =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => root.getElementById(id)?.textContent);
    expect(description()).to.deep.equal(['Your tickets go there']);
    expect(input.getAttribute('aria-invalid')).to.equal('false');
    rerender(<Mail error="Enter an email address" />);
    expect(description()).to.deep.equal(['Your tickets go there', 'Enter an email address']);
    expect(input.getAttribute('aria-invalid')).to.equal('true');
  });

  it('is labelled as optional if it may be left empty', () => {
    const field = (required: boolean) =>
      render(
        <Field label={say('city')} name="city" value="" onChange={nothing} required={required} />,
      );
    expect(field(true).root.querySelector('label')!.textContent).to.equal(say('city'));
    expect(field(false).root.querySelector('label')!.textContent).to.equal(
      `${say('city')} ${say('optional')}`,
    );
  });

  it('creates an id if it has none', () => {
    const one = <Field label="One" name="a" value="" onChange={nothing} />;
    const { root } = render([<div key="1">{one}</div>, <div key="2">{one}</div>]);
    const [first, second] = root.querySelectorAll('input');
    expect(first!.id).not.to.equal(second!.id);
  });

  it('offers a list of options', () => {
    const chosen: string[] = [];
    const { root } = render(
      <SelectField
        label="Country"
        name="country"
        value="de"
        options={countries}
        onChange={(value) => chosen.push(value)}
        required
      />,
    );
    const select = root.querySelector('select')!;
    expect([...select.options].map((option) => option.text)).to.deep.equal(['Germany', 'France']);
    select.value = 'fr';
    flushSync(() => select.dispatchEvent(new Event('change', { bubbles: true })));
    expect(chosen).to.deep.equal(['fr']);
  });

  it('labels a list as optional only if it may stay empty', () => {
    const list = { label: say('country'), name: 'country', value: '', options: countries };
    const page = render(<SelectField {...list} required={false} onChange={nothing} />);
    expect(page.root.querySelector('label')!.textContent).to.equal(
      `${say('country')} ${say('optional')}`,
    );
    page.rerender(<SelectField {...list} onChange={nothing} />);
    expect(page.root.querySelector('label')!.textContent).to.equal(say('country'));
  });

  it('can be a checkbox with its error next to it', () => {
    const ticked: boolean[] = [];
    const { root } = render(
      <CheckField name="terms" checked={false} onChange={(on) => ticked.push(on)} error="Accept">
        I accept
      </CheckField>,
    );
    const box = root.querySelector('input')!;
    expect(root.getElementById(box.getAttribute('aria-describedby')!)!.textContent).to.equal(
      'Accept',
    );
    flushSync(() => box.labels![0]!.click());
    expect(ticked).to.deep.equal([true]);
  });

  it('passes the accessibility check, with errors and without', async () => {
    const check = (error?: string) => (
      <>
        <Mail error={error} />
        <Field id="city" label="City" name="city" value="" onChange={nothing} error={error} />
        <SelectField
          label="Country"
          name="country"
          value="de"
          options={countries}
          onChange={nothing}
          error={error}
        />
        <CheckField name="terms" checked onChange={nothing} error={error}>
          I accept the <a href="#terms">terms</a>
        </CheckField>
        <ErrorSummary errors={error ? [{ fieldId: 'city', message: error }] : []} />
      </>
    );
    const page = render(check());
    await expectAccessible(page);
    page.rerender(check('Please fill in'));
    await expectAccessible(page);
  });
});

describe('the error summary', () => {
  const summary = () => (
    <>
      <ErrorSummary errors={[{ fieldId: 'email', message: 'Enter an email address' }]} />
      <Mail />
    </>
  );

  it('shows nothing without errors', () => {
    expect(render(<ErrorSummary errors={[]} />).container.childElementCount).to.equal(0);
  });

  it('is an alert, and takes the focus only when it appears', () => {
    const { root, rerender } = render(<Mail />);
    rerender(summary());
    const box = root.activeElement!;
    expect(box.querySelector('[role=alert]')!.textContent).to.contain('Enter an email address');
    root.querySelector('input')!.focus();
    rerender(summary());
    expect(root.activeElement === root.querySelector('input')).to.equal(true);
  });

  it('focuses the field and leaves the address alone', () => {
    const { root } = render(summary());
    const address = location.href;
    root.querySelector<HTMLElement>('[role=alert] li button')!.click();
    expect(root.activeElement === root.querySelector('input')).to.equal(true);
    expect(location.href).to.equal(address);
  });
});

describe('a choice of times', () => {
  function Times() {
    const [value, setValue] = useState<string>();
    return (
      <ChoiceGroup
        legend={say('chooseATime')}
        name="time"
        options={times}
        value={value}
        onChange={setValue}
      />
    );
  }
  const mount = () => {
    const page = render(<Times />);
    const radios = [...page.root.querySelectorAll('input')];
    return { ...page, radios, chosen: () => radios.find((radio) => radio.checked)?.value };
  };

  it('is a group of radio buttons named by its legend', () => {
    const { root, radios } = mount();
    expect(root.querySelector('fieldset > legend')!.textContent).to.equal(say('chooseATime'));
    expect(radios.map((radio) => radio.labels![0]!.textContent)).to.deep.equal([
      '10:00',
      '11:00 3 left',
      `12:00 ${say('soldOut')}`,
      '13:00',
    ]);
  });

  it('follows clicks and arrow keys, and skips what is sold out', async () => {
    const { radios, chosen } = mount();
    flushSync(() => radios[1]!.click());
    expect(chosen()).to.equal('11:00');
    radios[1]!.focus();
    await press('ArrowDown');
    expect(chosen()).to.equal('13:00');
    expect(radios[2]!.disabled).to.equal(true);
  });

  it('is a single Tab stop while nothing is chosen', async () => {
    const { root } = render(
      <>
        <Times />
        <button type="button">After it</button>
      </>,
    );
    root.querySelector('input')!.focus();
    await press('Tab');
    expect(root.activeElement!.textContent).to.equal('After it');
  });

  it('shows the focus after an arrow key', async () => {
    const { root, radios } = mount();
    radios[0]!.focus();
    await press('ArrowDown');
    expect(root.activeElement === radios[1]).to.equal(true);
    expect(getComputedStyle(radios[1]!).outlineStyle).to.equal('solid');
  });

  it('passes the accessibility check', async () => {
    const page = mount();
    flushSync(() => page.radios[0]!.click());
    await expectAccessible(page);
  });
});
