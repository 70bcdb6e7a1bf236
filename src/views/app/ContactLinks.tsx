import { shopInfo } from '../../core/config/store.ts';

/** The museum's e-mail address and telephone number, as far as they are known. */
export function ContactLinks() {
  const { email, phone } = shopInfo();
  return (
    <>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && (
        <>
          {email && ', '}
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </>
      )}
    </>
  );
}
