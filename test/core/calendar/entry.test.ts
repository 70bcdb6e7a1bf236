import { describe, it } from 'node:test';
import { expect } from 'chai';
import { calendarFile, instantOf } from '../../../src/core/calendar/entry.ts';
import type { Moment } from '../../../src/core/calendar/moment.ts';

const moment = (text: string) => text as Moment;

describe('a calendar file for a visit', () => {
  for (const [wall, zone, instant] of [
    ['2027-03-06T12:00:00', 'Europe/Berlin', '2027-03-06T11:00:00.000Z'],
    ['2027-07-06T12:00:00', 'Europe/Berlin', '2027-07-06T10:00:00.000Z'],
    ['2027-03-28T01:30:00', 'Europe/Berlin', '2027-03-28T00:30:00.000Z'],
    ['2027-03-28T03:30:00', 'Europe/Berlin', '2027-03-28T01:30:00.000Z'],
    ['2027-03-06T12:00:00', 'Pacific/Kiritimati', '2027-03-05T22:00:00.000Z'],
    ['2027-03-06T12:00:00', 'America/Los_Angeles', '2027-03-06T20:00:00.000Z'],
  ] as const) {
    it(`converts ${wall} in ${zone} to ${instant}`, () => {
      expect(new Date(instantOf(moment(wall), zone)).toISOString()).to.equal(instant);
    });
  }

  it('is escaped, folded and ended by CRLF as iCalendar requires', () => {
    const file = calendarFile(
      [
        {
          uid: 'ABCD-1@museum',
          summary: 'Tides, the sea; keeps \\ time',
          location: 'Great Hall',
          start: moment('2027-03-06T12:00:00'),
        },
      ],
      'Europe/Berlin',
      Date.parse('2027-03-02T08:00:00Z'),
    );
    const lines = file.split('\r\n');
    expect(lines).to.include.members(['SUMMARY:Tides\\, th', ' e sea\\; keeps \\\\ t', ' ime']);
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).to.equal(true);
    const unfolded = file.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded).to.deep.equal([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//museum-shop//EN',
      'BEGIN:VEVENT',
      'UID:ABCD-1@museum',
      'DTSTAMP:20270302T080000Z',
      'DTSTART:20270306T110000Z',
      'SUMMARY:Tides\\, the sea\\; keeps \\\\ time',
      'LOCATION:Great Hall',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has no line over 75 octets in any script', () => {
    const start = moment('2027-03-06T12:00:00');
    const file = calendarFile([{ uid: 'A', summary: '🌊'.repeat(60), start }], 'Europe/Berlin', 0);
    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).to.be.at.most(75);
  });

  it('covers the whole day without a time, and escapes line breaks', () => {
    const file = calendarFile(
      [{ uid: 'A', summary: 'Tides\nand\r\nships', start: moment('2027-03-06T00:00:00') }],
      'Europe/Berlin',
      0,
    );
    expect(file.replaceAll('\r\n ', '').split('\r\n').slice(6, 9)).to.deep.equal([
      'DTSTART;VALUE=DATE:20270306',
      'SUMMARY:Tides\\nand\\nships',
      'END:VEVENT',
    ]);
  });
});
