import type { Text } from '../museum/catalogue/types.ts';

/** Subject and paragraphs of a mail. Blank lines separate the paragraphs, and `{…}` are placeholders. */
type MailText = { subject: Text; text: Text };

const welcome: MailText = {
  subject: {
    de: 'Ihr Kundenkonto: {museum}',
    en: 'Your account: {museum}',
    fr: 'Votre compte : {museum}',
    it: 'Il suo account: {museum}',
    nl: 'Uw account: {museum}',
    es: 'Su cuenta: {museum}',
    sv: 'Ditt konto: {museum}',
    da: 'Din konto: {museum}',
  },
  text: {
    de: 'willkommen! Ihr Kundenkonto ist eingerichtet. Melden Sie sich mit dieser E-Mail-Adresse an: {email}\n\nSie haben sich nicht registriert? Dann antworten Sie bitte auf diese E-Mail, und wir löschen das Kundenkonto.',
    en: 'Welcome! Your account is ready. Log in with this email address: {email}\n\nDidn’t register? Reply to this email and we will delete the account.',
    fr: 'Bienvenue ! Votre compte est prêt. Connectez-vous avec cette adresse e-mail : {email}\n\nVous n’avez pas créé de compte ? Répondez à cet e-mail et nous supprimerons le compte.',
    it: 'Le diamo il benvenuto! Il suo account è pronto. Per accedere, usi questo indirizzo e-mail: {email}\n\nNon ha creato un account? Risponda a questa e-mail e lo elimineremo.',
    nl: 'Welkom! Uw account is aangemaakt. Log in met dit e-mailadres: {email}\n\nHebt u geen account aangemaakt? Beantwoord dan deze e-mail. Dan verwijderen we het account.',
    es: 'Le damos la bienvenida. Su cuenta está lista. Inicie sesión con esta dirección de correo electrónico: {email}\n\n¿No se ha registrado? Responda a este correo y eliminaremos la cuenta.',
    sv: 'Välkommen! Ditt konto är klart. Logga in med den här e-postadressen: {email}\n\nHar du inte skapat något konto? Svara på det här mejlet, så tar vi bort det.',
    da: 'Velkommen! Din konto er klar. Log ind med denne e-mailadresse: {email}\n\nHar du ikke oprettet en konto? Svar på denne e-mail, så sletter vi kontoen.',
  },
};

const passwordReset: MailText = {
  subject: {
    de: 'Neues Passwort festlegen',
    en: 'Set a new password',
    fr: 'Choisir un nouveau mot de passe',
    it: 'Imposti una nuova password',
    nl: 'Nieuw wachtwoord instellen',
    es: 'Crear una contraseña nueva',
    sv: 'Välj ett nytt lösenord',
    da: 'Vælg en ny adgangskode',
  },
  text: {
    de: 'hier legen Sie ein neues Passwort fest:\n\n{link}\n\nDer Link gilt {minutes} Minuten lang und nur einmal. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.',
    en: 'Set a new password here:\n\n{link}\n\nYou can use this link once, within {minutes} minutes. If you did not request it, you can ignore this email. Your password has not changed.',
    fr: 'Choisissez un nouveau mot de passe ici :\n\n{link}\n\nCe lien est valable une seule fois, pendant {minutes} minutes. Si vous n’avez rien demandé, ignorez cet e-mail. Votre mot de passe n’a pas changé.',
    it: 'Imposti qui una nuova password:\n\n{link}\n\nPuò usare questo link una sola volta, entro {minutes} minuti. Se non l’ha richiesto, può ignorare questa e-mail. La password non è cambiata.',
    nl: 'Hier stelt u een nieuw wachtwoord in:\n\n{link}\n\nU kunt deze link één keer gebruiken, binnen {minutes} minuten. Hebt u dit niet aangevraagd? Dan kunt u deze e-mail negeren. Uw wachtwoord is niet gewijzigd.',
    es: 'Cree aquí una contraseña nueva:\n\n{link}\n\nEl enlace se puede utilizar una sola vez durante los próximos {minutes} minutos. Si no lo ha solicitado, ignore este correo. Su contraseña no ha cambiado.',
    sv: 'Välj ett nytt lösenord här:\n\n{link}\n\nDu kan använda länken en gång, inom {minutes} minuter. Om du inte har begärt den kan du bortse från det här mejlet. Ditt lösenord har inte ändrats.',
    da: 'Vælg en ny adgangskode her:\n\n{link}\n\nDu kan bruge linket én gang inden for {minutes} minutter. Hvis du ikke har bedt om det, kan du se bort fra denne e-mail. Din adgangskode er ikke ændret.',
  },
};

const passwordChanged: MailText = {
  subject: {
    de: 'Ihr Passwort wurde geändert',
    en: 'Your password has been changed',
    fr: 'Votre mot de passe a été modifié',
    it: 'La sua password è stata modificata',
    nl: 'Uw wachtwoord is gewijzigd',
    es: 'Se ha cambiado su contraseña',
    sv: 'Ditt lösenord har ändrats',
    da: 'Din adgangskode er ændret',
  },
  text: {
    de: 'das Passwort Ihres Kundenkontos wurde geändert. Auf allen anderen Geräten wurden Sie abgemeldet.\n\nWaren Sie das nicht? Dann fordern Sie bitte sofort ein neues Passwort an oder rufen Sie uns an.',
    en: 'The password of your account has been changed. You have been logged out everywhere else.\n\nWasn’t this you? Request a new password right away, or call us.',
    fr: 'Le mot de passe de votre compte a été modifié. Toutes les autres sessions ont été fermées.\n\nCe n’était pas vous ? Demandez tout de suite un nouveau mot de passe ou appelez-nous.',
    it: 'La password del suo account è stata modificata. Tutte le altre sessioni sono state chiuse.\n\nNon riconosce questa modifica? Richieda subito una nuova password o ci telefoni.',
    nl: 'Het wachtwoord van uw account is gewijzigd. Op alle andere apparaten bent u uitgelogd.\n\nWas u dit niet? Vraag dan meteen een nieuw wachtwoord aan of bel ons.',
    es: 'Se ha cambiado la contraseña de su cuenta. Se han cerrado todas las demás sesiones.\n\n¿No ha sido usted? Solicite enseguida una contraseña nueva o llámenos.',
    sv: 'Lösenordet till ditt konto har ändrats. Du har loggats ut på alla andra enheter.\n\nVar det inte du? Begär genast ett nytt lösenord eller ring oss.',
    da: 'Adgangskoden til din konto er ændret. Du er logget ud alle andre steder.\n\nVar det ikke dig? Bed straks om en ny adgangskode, eller ring til os.',
  },
};

const emailConfirmation: MailText = {
  subject: {
    de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    en: 'Confirm your email address',
    fr: 'Confirmez votre adresse e-mail',
    it: 'Confermi il suo indirizzo e-mail',
    nl: 'Bevestig uw e-mailadres',
    es: 'Confirme su dirección de correo electrónico',
    sv: 'Bekräfta din e-postadress',
    da: 'Bekræft din e-mailadresse',
  },
  text: {
    de: 'jemand möchte diese E-Mail-Adresse für ein Kundenkonto bei uns verwenden. Wenn Sie das waren, bestätigen Sie die Adresse bitte hier:\n\n{link}\n\nDer Link gilt {minutes} Minuten lang. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
    en: 'Someone wants to use this email address for an account with us. If this was you, confirm it here:\n\n{link}\n\nThe link expires in {minutes} minutes. If this was not you, you can ignore this email.',
    fr: 'Quelqu’un souhaite utiliser cette adresse e-mail pour un compte chez nous. Si c’est vous, confirmez-la ici :\n\n{link}\n\nCe lien expire dans {minutes} minutes. Si ce n’est pas vous, ignorez cet e-mail.',
    it: 'Qualcuno vuole usare questo indirizzo e-mail per un account presso di noi. Se la richiesta è sua, confermi qui l’indirizzo:\n\n{link}\n\nIl link scade tra {minutes} minuti. Se non ha richiesto nulla, può ignorare questa e-mail.',
    nl: 'Iemand wil dit e-mailadres gebruiken voor een account bij ons. Bent u dat? Bevestig het adres dan hier:\n\n{link}\n\nDe link is {minutes} minuten geldig. Bent u dit niet? Dan kunt u deze e-mail negeren.',
    es: 'Alguien quiere utilizar esta dirección de correo electrónico para una cuenta en nuestra tienda. Si ha sido usted, confírmela aquí:\n\n{link}\n\nEl enlace caduca en {minutes} minutos. Si no ha sido usted, ignore este correo.',
    sv: 'Någon vill använda den här e-postadressen för ett konto hos oss. Om det är du bekräftar du adressen här:\n\n{link}\n\nLänken gäller i {minutes} minuter. Om det inte är du kan du bortse från det här mejlet.',
    da: 'Nogen vil bruge denne e-mailadresse til en konto hos os. Hvis det er dig, så bekræft den her:\n\n{link}\n\nLinket udløber om {minutes} minutter. Hvis det ikke er dig, kan du se bort fra denne e-mail.',
  },
};

const emailSubject: Text = {
  de: 'Ihre E-Mail-Adresse wurde geändert',
  en: 'Your email address has been changed',
  fr: 'Votre adresse e-mail a été modifiée',
  it: 'Il suo indirizzo e-mail è stato modificato',
  nl: 'Uw e-mailadres is gewijzigd',
  es: 'Se ha cambiado su dirección de correo electrónico',
  sv: 'Din e-postadress har ändrats',
  da: 'Din e-mailadresse er ændret',
};

const emailChanged: MailText = {
  subject: emailSubject,
  text: {
    de: 'ab jetzt melden Sie sich mit dieser E-Mail-Adresse an: {email}\n\nAuf allen anderen Geräten wurden Sie abgemeldet.',
    en: 'From now on, log in with this email address: {email}\n\nYou have been logged out everywhere else.',
    fr: 'Connectez-vous désormais avec cette adresse e-mail : {email}\n\nToutes les autres sessions ont été fermées.',
    it: 'D’ora in poi acceda con questo indirizzo e-mail: {email}\n\nTutte le altre sessioni sono state chiuse.',
    nl: 'Log vanaf nu in met dit e-mailadres: {email}\n\nOp alle andere apparaten bent u uitgelogd.',
    es: 'A partir de ahora, inicie sesión con esta dirección de correo electrónico: {email}\n\nSe han cerrado todas las demás sesiones.',
    sv: 'Från och med nu loggar du in med den här e-postadressen: {email}\n\nDu har loggats ut på alla andra enheter.',
    da: 'Fra nu af skal du logge ind med denne e-mailadresse: {email}\n\nDu er logget ud alle andre steder.',
  },
};

const emailGivenUp: MailText = {
  subject: emailSubject,
  text: {
    de: 'Ihr Kundenkonto hat jetzt eine andere E-Mail-Adresse. An diese Adresse schreiben wir Ihnen nicht mehr.\n\nWaren Sie das nicht? Dann rufen Sie uns bitte sofort an.',
    en: 'Your account now has a different email address. We will no longer write to this one.\n\nWasn’t this you? Call us right away.',
    fr: 'Votre compte a désormais une autre adresse e-mail. Nous n’écrirons plus à celle-ci.\n\nCe n’était pas vous ? Appelez-nous tout de suite.',
    it: 'Il suo account ha ora un altro indirizzo e-mail. A quello precedente non scriveremo più.\n\nNon riconosce questa modifica? Ci telefoni subito.',
    nl: 'Uw account heeft nu een ander e-mailadres. Naar dit adres sturen we geen e-mails meer.\n\nWas u dit niet? Bel ons dan meteen.',
    es: 'Su cuenta tiene ahora otra dirección de correo electrónico. Ya no escribiremos a esta.\n\n¿No ha sido usted? Llámenos enseguida.',
    sv: 'Ditt konto har nu en annan e-postadress. Vi skriver inte längre till den här adressen.\n\nVar det inte du? Ring oss genast.',
    da: 'Din konto har nu en anden e-mailadresse. Vi skriver ikke længere til denne.\n\nVar det ikke dig? Ring straks til os.',
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
