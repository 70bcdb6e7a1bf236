import { describe, it } from 'node:test';
import { expect } from 'chai';
import { returnToOf } from '../../../src/core/navigation/returnTo.ts';

const PAGE = 'https://museum.example/account.html?lang=de#/login?returnTo=x';

describe('the return URL of a login', () => {
  const followed: [returnTo: string, address: string][] = [
    ['/tickets.html', 'https://museum.example/tickets.html'],
    ['/', 'https://museum.example/'],
    [
      '/de/tickets?day=2027-03-05&x=a%20b#/tickets/12?date=2027-03-05',
      'https://museum.example/de/tickets?day=2027-03-05&x=a%20b#/tickets/12?date=2027-03-05',
    ],
    ['/f%C3%BChrungen/ä', 'https://museum.example/f%C3%BChrungen/%C3%A4'],
    ['/a/../b', 'https://museum.example/b'],
    ['/@evil.example', 'https://museum.example/@evil.example'],
    ['/login?next=https://evil.example', 'https://museum.example/login?next=https://evil.example'],
    ['/#javascript:alert(1)', 'https://museum.example/#javascript:alert(1)'],
    ['https://museum.example/tickets.html', 'https://museum.example/tickets.html'],
    ['HTTPS://MUSEUM.EXAMPLE:443/x', 'https://museum.example/x'],
    ['https://museum.example//evil.example', 'https://museum.example//evil.example'],
    ['/account.html#/logouts', 'https://museum.example/account.html#/logouts'],
  ];
  for (const [returnTo, address] of followed) {
    it(`is followed: ${returnTo}`, () => void expect(returnToOf(returnTo, PAGE)).to.equal(address));
  }

  const dropped: (string | null)[] = [
    null,
    '',
    ' ',
    ' /tickets.html',
    'tickets.html',
    '?x=1',
    '#/settings',
    './x',
    '//evil.example',
    '///evil.example',
    '////evil.example/x',
    '//evil.example@museum.example',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    '/\u0000/evil.example',
    '/\u200b/evil.example',
    '/\u2028x',
    '\ufeff/x',
    '/x\u00a0y',
    'http://museum.example/',
    'https://museum.example:444/',
    'https://evil.example/',
    'https://museum.example.evil.example/',
    'https://evil.example/museum.example',
    'https://evil.example#museum.example',
    'https://evil.example?museum.example',
    'https://museum.example@evil.example/',
    'https://ada:secret@museum.example/',
    'https://museum.example%2eevil.example/',
    'https://museum.example。evil.example/',
    'https://ⓜuseum.evil.example/',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https://',
    'https://[',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://museum.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://museum.example/0b9c',
    'filesystem:https://museum.example/temporary/x',
    'view-source:https://museum.example/',
    'file:///etc/passwd',
    'ftp://museum.example/',
    'about:blank',
    'mailto:ada@example.org',
    'ws://museum.example/',
    '<script>alert(1)</script>',
    '" onclick="alert(1)',
    'null',
    'undefined',
    '/account.html#/logout',
    '/#/de/logout?returnTo=/',
    'https://museum.example/#/logout',
  ];
  for (const returnTo of dropped) {
    it(`is rejected: ${JSON.stringify(returnTo)}`, () => {
      expect(returnToOf(returnTo, PAGE)).to.equal(undefined);
    });
  }
});
