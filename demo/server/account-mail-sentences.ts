import type { Text } from '../museum/catalogue/types.ts';

/** Subject and paragraphs of a mail. Blank lines separate the paragraphs, and `{…}` are placeholders. */
type MailText = { subject: Text; text: Text };

const welcome: MailText = {
  subject: {
    de: 'Ihr Kundenkonto: {museum}',
    en: 'Your account: {museum}',
    fr: 'Votre compte client : {museum}',
    it: 'Il suo account: {museum}',
    nl: 'Uw account: {museum}',
    es: 'Su cuenta de cliente: {museum}',
    sv: 'Ditt kundkonto: {museum}',
    da: 'Din kundekonto: {museum}',
  },
  text: {
    de: 'willkommen! Ihr Kundenkonto ist eingerichtet. Sie melden sich mit dieser E-Mail-Adresse an: {email}\n\nSie haben kein Konto angelegt? Dann antworten Sie bitte auf diese Mail, und wir löschen es.',
    en: 'Welcome! Your account is ready. Log in with this email address: {email}\n\nDidn’t register? Reply to this email and we will delete the account.',
    fr: 'Bienvenue ! Votre compte client est prêt. Vous vous connectez avec cette adresse e-mail : {email}\n\nVous n’avez pas créé de compte ? Répondez à ce message et nous le supprimerons.',
    it: 'Le diamo il benvenuto! Il suo account è pronto. Per accedere usi questo indirizzo e-mail: {email}\n\nNon ha creato nessun account? Risponda a questo messaggio e lo elimineremo.',
    nl: 'Welkom! Uw account is klaar. U logt in met dit e-mailadres: {email}\n\nHebt u geen account aangemaakt? Beantwoord dan dit bericht, dan verwijderen we het.',
    es: 'Le damos la bienvenida. Su cuenta está lista. Inicie sesión con esta dirección de correo electrónico: {email}\n\n¿No ha creado ninguna cuenta? Responda a este mensaje y la eliminaremos.',
    sv: 'Välkommen! Ditt kundkonto är klart. Du loggar in med den här e-postadressen: {email}\n\nHar du inte skapat något konto? Svara på det här meddelandet, så tar vi bort det.',
    da: 'Velkommen! Din kundekonto er klar. Du logger ind med denne e-mailadresse: {email}\n\nHar du ikke oprettet en konto? Så svar på denne mail, og vi sletter den.',
  },
};

const passwordReset: MailText = {
  subject: {
    de: 'Neues Passwort festlegen',
    en: 'Set a new password',
    fr: 'Définir un nouveau mot de passe',
    it: 'Impostare una nuova password',
    nl: 'Een nieuw wachtwoord instellen',
    es: 'Establecer una contraseña nueva',
    sv: 'Välj ett nytt lösenord',
    da: 'Vælg en ny adgangskode',
  },
  text: {
    de: 'unter dieser Adresse legen Sie ein neues Passwort fest:\n\n{link}\n\nSie gilt {minutes} Minuten lang und nur einmal. Haben Sie das nicht angefordert, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    en: 'Set a new password here:\n\n{link}\n\nYou can use this link once, within {minutes} minutes. If you did not request it, you can ignore this email. Your password has not changed.',
    fr: 'Vous pouvez définir un nouveau mot de passe à cette adresse :\n\n{link}\n\nElle est valable {minutes} minutes et une seule fois. Si vous n’avez rien demandé, vous n’avez rien à faire : votre mot de passe reste inchangé.',
    it: 'A questo indirizzo può impostare una nuova password:\n\n{link}\n\nÈ valido per {minutes} minuti e una sola volta. Se non l’ha richiesto, non deve fare nulla: la password resta invariata.',
    nl: 'Op dit adres stelt u een nieuw wachtwoord in:\n\n{link}\n\nHet is {minutes} minuten geldig en werkt één keer. Hebt u dit niet aangevraagd, dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
    es: 'En esta dirección puede establecer una contraseña nueva:\n\n{link}\n\nEs válida durante {minutes} minutos y una sola vez. Si no lo ha solicitado, no tiene que hacer nada: su contraseña sigue siendo la misma.',
    sv: 'På den här adressen väljer du ett nytt lösenord:\n\n{link}\n\nDen gäller i {minutes} minuter och bara en gång. Har du inte bett om det behöver du inte göra något: ditt lösenord förblir som det är.',
    da: 'På denne adresse vælger du en ny adgangskode:\n\n{link}\n\nDen gælder i {minutes} minutter og kun én gang. Har du ikke bedt om det, skal du ikke gøre noget: Din adgangskode forbliver, som den er.',
  },
};

const passwordChanged: MailText = {
  subject: {
    de: 'Ihr Passwort wurde geändert',
    en: 'Your password has been changed',
    fr: 'Votre mot de passe a été modifié',
    it: 'La sua password è stata modificata',
    nl: 'Uw wachtwoord is gewijzigd',
    es: 'Su contraseña se ha cambiado',
    sv: 'Ditt lösenord har ändrats',
    da: 'Din adgangskode er ændret',
  },
  text: {
    de: 'das Passwort Ihres Kundenkontos wurde geändert. Alle anderen Anmeldungen sind beendet.\n\nWaren Sie das nicht? Dann fordern Sie bitte gleich ein neues Passwort an, oder rufen Sie uns an.',
    en: 'The password of your account has been changed. You have been logged out everywhere else.\n\nWasn’t this you? Request a new password right away, or call us.',
    fr: 'Le mot de passe de votre compte client a été modifié. Toutes les autres connexions sont fermées.\n\nCe n’était pas vous ? Demandez tout de suite un nouveau mot de passe, ou appelez-nous.',
    it: 'La password del suo account è stata modificata. Tutti gli altri accessi sono stati chiusi.\n\nNon è stata opera sua? Richieda subito una nuova password oppure ci telefoni.',
    nl: 'Het wachtwoord van uw account is gewijzigd. Overal elders bent u uitgelogd.\n\nWas u dit niet? Vraag dan meteen een nieuw wachtwoord aan, of bel ons.',
    es: 'La contraseña de su cuenta se ha cambiado. Se han cerrado todas las demás sesiones.\n\n¿No ha sido usted? Solicite enseguida una contraseña nueva o llámenos.',
    sv: 'Lösenordet till ditt kundkonto har ändrats. Du är utloggad överallt annars.\n\nVar det inte du? Begär i så fall ett nytt lösenord genast, eller ring oss.',
    da: 'Adgangskoden til din kundekonto er ændret. Du er logget ud alle andre steder.\n\nVar det ikke dig? Så bed straks om en ny adgangskode, eller ring til os.',
  },
};

const emailConfirmation: MailText = {
  subject: {
    de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    en: 'Confirm your email address',
    fr: 'Veuillez confirmer votre adresse e-mail',
    it: 'Confermi il suo indirizzo e-mail',
    nl: 'Bevestig uw e-mailadres',
    es: 'Confirme su dirección de correo electrónico',
    sv: 'Bekräfta din e-postadress',
    da: 'Bekræft din e-mailadresse',
  },
  text: {
    de: 'diese E-Mail-Adresse soll die eines Kundenkontos bei uns werden. Bestätigen Sie das bitte hier:\n\n{link}\n\nDie Seite ist {minutes} Minuten lang erreichbar. Haben Sie das nicht gewünscht, brauchen Sie nichts zu tun.',
    en: 'Someone wants to use this email address for an account with us. If this was you, confirm it here:\n\n{link}\n\nThe link expires in {minutes} minutes. If this was not you, you can ignore this email.',
    fr: 'Cette adresse e-mail doit devenir celle d’un compte client chez nous. Veuillez la confirmer ici :\n\n{link}\n\nLa page est valable {minutes} minutes. Si vous n’avez rien demandé, vous n’avez rien à faire.',
    it: 'Questo indirizzo e-mail deve diventare quello di un account presso di noi. Lo confermi qui:\n\n{link}\n\nLa pagina è valida per {minutes} minuti. Se non l’ha richiesto, non deve fare nulla.',
    nl: 'Dit e-mailadres wordt dat van een account bij ons. Bevestig het hier:\n\n{link}\n\nDe pagina is {minutes} minuten geldig. Hebt u dit niet aangevraagd, dan hoeft u niets te doen.',
    es: 'Esta dirección de correo electrónico va a ser la de una cuenta en nuestra tienda. Confírmela aquí:\n\n{link}\n\nLa página es válida durante {minutes} minutos. Si no lo ha solicitado, no tiene que hacer nada.',
    sv: 'Den här e-postadressen ska bli adressen för ett kundkonto hos oss. Bekräfta den här:\n\n{link}\n\nSidan gäller i {minutes} minuter. Har du inte bett om det behöver du inte göra något.',
    da: 'Denne e-mailadresse skal være adressen på en kundekonto hos os. Bekræft den her:\n\n{link}\n\nSiden gælder i {minutes} minutter. Har du ikke bedt om det, skal du ikke gøre noget.',
  },
};

const emailSubject: Text = {
  de: 'Ihre E-Mail-Adresse wurde geändert',
  en: 'Your email address has been changed',
  fr: 'Votre adresse e-mail a été modifiée',
  it: 'Il suo indirizzo e-mail è stato modificato',
  nl: 'Uw e-mailadres is gewijzigd',
  es: 'Su dirección de correo electrónico se ha cambiado',
  sv: 'Din e-postadress har ändrats',
  da: 'Din e-mailadresse er ændret',
};

const emailChanged: MailText = {
  subject: emailSubject,
  text: {
    de: 'von nun an melden Sie sich mit dieser E-Mail-Adresse an: {email}\n\nAlle anderen Anmeldungen sind beendet.',
    en: 'From now on, log in with this email address: {email}\n\nYou have been logged out everywhere else.',
    fr: 'Vous vous connectez désormais avec cette adresse e-mail : {email}\n\nToutes les autres connexions sont fermées.',
    it: 'D’ora in poi acceda con questo indirizzo e-mail: {email}\n\nTutti gli altri accessi sono stati chiusi.',
    nl: 'Vanaf nu logt u in met dit e-mailadres: {email}\n\nOveral elders bent u uitgelogd.',
    es: 'A partir de ahora, inicie sesión con esta dirección de correo electrónico: {email}\n\nSe han cerrado todas las demás sesiones.',
    sv: 'Från och med nu loggar du in med den här e-postadressen: {email}\n\nDu är utloggad överallt annars.',
    da: 'Fra nu af logger du ind med denne e-mailadresse: {email}\n\nDu er logget ud alle andre steder.',
  },
};

const emailGivenUp: MailText = {
  subject: emailSubject,
  text: {
    de: 'Ihr Kundenkonto hat jetzt eine andere E-Mail-Adresse. Unter dieser hier schreiben wir Ihnen nicht mehr.\n\nWaren Sie das nicht? Dann rufen Sie uns bitte gleich an.',
    en: 'Your account now has a different email address. We will no longer write to this one.\n\nWasn’t this you? Call us right away.',
    fr: 'Votre compte client a désormais une autre adresse e-mail. Nous n’écrirons plus à celle-ci.\n\nCe n’était pas vous ? Appelez-nous tout de suite.',
    it: 'Il suo account ha ora un altro indirizzo e-mail. A questo non scriveremo più.\n\nNon è stata opera sua? Ci telefoni subito.',
    nl: 'Uw account heeft nu een ander e-mailadres. Naar dit adres schrijven we niet meer.\n\nWas u dit niet? Bel ons dan meteen.',
    es: 'Su cuenta tiene ahora otra dirección de correo electrónico. Ya no escribiremos a esta.\n\n¿No ha sido usted? Llámenos enseguida.',
    sv: 'Ditt kundkonto har nu en annan e-postadress. Till den här skriver vi inte längre.\n\nVar det inte du? Ring oss i så fall genast.',
    da: 'Din kundekonto har nu en anden e-mailadresse. Vi skriver ikke længere til denne.\n\nVar det ikke dig? Så ring straks til os.',
  },
};

export const ACCOUNT_MAILS = {
  welcome,
  passwordReset,
  passwordChanged,
  emailConfirmation,
  emailChanged,
  emailGivenUp,
};
