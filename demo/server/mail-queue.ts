import { emailKey } from './accounts.ts';
import { minutesToMs } from './clock.ts';
import type { Letter } from './mail-file.ts';
import { putIntoOutbox } from './outbox.ts';
import { hashToken, randomKey } from './secrets.ts';
import type { Shop } from './shop.ts';

const DAY_MS = minutesToMs(24 * 60);

type MailKind =
  | 'welcome'
  | 'passwordReset'
  | 'passwordChanged'
  | 'emailConfirmation'
  | 'emailChanged'
  | 'emailGivenUp'
  | 'order'
  | 'withdrawal'
  | 'unmatchedWithdrawal';

/** `isLimited` if strangers can cause the mail, so that it counts towards the limit of its recipient. */
export type Queuing = { kind: MailKind; isLimited: boolean };

/** Stores a mail in the transaction under way, so that it exists if and only if what it reports does. */
export const queueMail = (shop: Shop, { kind, isLimited }: Queuing, letter: Letter): void => {
  const { database, settings } = shop;
  const nowMs = shop.now().getTime();
  const recipient = hashToken(emailKey(letter.to));
  database.run('DELETE FROM mails WHERE queued_ms <= ? AND letter IS NULL', [nowMs - DAY_MS]);
  const earlier = database.all(
    'SELECT 1 FROM mails WHERE recipient_hash = ? AND kind = ? AND queued_ms > ?',
    [recipient, kind, nowMs - DAY_MS],
  );
  if (isLimited && earlier.length >= settings.maxMailsPerRecipient) {
    console.error(`A mail (${kind}) was left out: its recipient has had ${earlier.length} today.`);
    return;
  }
  database.run(
    'INSERT INTO mails (id, kind, recipient_hash, queued_ms, letter) VALUES (?, ?, ?, ?, ?)',
    [randomKey(), kind, recipient, nowMs, JSON.stringify(letter)],
  );
};

type Unsent = { id: string; letter: string };

/**
 * Sends the stored mails. A mail counts as sent only afterwards, so it may be sent twice if the server stops in between, with the
 * same `Message-ID`. If one cannot be sent, it and all later ones wait for the next call.
 */
export const deliverMails = ({ database, outbox }: Shop): void => {
  try {
    for (const { id, letter } of database.all<Unsent>(
      'SELECT id, letter FROM mails WHERE letter IS NOT NULL ORDER BY rowid',
    )) {
      const { sent, ...rest } = JSON.parse(letter) as Omit<Letter, 'sent'> & { sent: string };
      putIntoOutbox(outbox, { ...rest, sent: new Date(sent) }, id);
      database.run('UPDATE mails SET letter = NULL WHERE id = ?', [id]);
    }
  } catch (error) {
    console.error('A mail could not be sent yet:', (error as Error).message);
  }
};
