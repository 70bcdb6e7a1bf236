import { Plural, Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { routeTo } from '../../core/routes/routes.ts';
import { buttonClass } from '../parts/buttonClass.ts';
import { Message } from '../parts/Message.tsx';

/** A short word after adding, with both ways on. The focus moves to it, since the button it was on has gone. */
export function AddedMessage({ count }: { count: number }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} tabIndex={-1} className="added">
      <Message
        kind="success"
        title={
          <Plural
            value={count}
            one="# ticket has been added to your basket"
            other="# tickets have been added to your basket"
          />
        }
        action={
          <p className="actions">
            <Link className={buttonClass('primary')} href={routeTo('checkout')}>
              <Trans>Go to basket</Trans>
            </Link>
            <Link className={buttonClass()} href={routeTo('tickets')}>
              <Trans>Continue shopping</Trans>
            </Link>
          </p>
        }
      />
    </div>
  );
}
