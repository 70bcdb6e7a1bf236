import { shopInfo } from '../../core/config/store.ts';

/** The museum's email address and telephone number, as far as they are known. `subject` is that of the email. */
export function ContactLinks({ subject }: { subject?: string }) {
  const { email, phone } = shopInfo();
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return (
    <>
      {email && <a href={`mailto:${email}${query}`}>{email}</a>}
      {phone && (
        <>
          {email && ', '}
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </>
      )}
    </>
  );
}
