import { inEveryLanguage } from '../../server/languages.ts';
import type { CatalogueConfiguration } from '../../server/catalogue.ts';

const german = '/museum/visit.html';
const english = '/museum/en/visit.html';

/** Addresses of the museum's own site by language, the museum's supporters, and what the law requires. */
export const configuration: CatalogueConfiguration = {
  museumMainUrl: german,
  museumPerLanguageUrls: {
    de: german,
    en: english,
    fr: english,
    it: english,
    nl: english,
    es: english,
    sv: english,
    da: english,
  },
  partnerLogos: [
    {
      name: {
        de: 'Das Museum wird gefördert von',
        en: 'The museum is supported by',
        fr: 'Le musée est soutenu par',
        it: 'Il museo è sostenuto da',
        nl: 'Het museum wordt ondersteund door',
        es: 'El museo cuenta con el apoyo de',
        sv: 'Museet stöds av',
        da: 'Museet støttes af',
      },
      logos: [
        {
          image: 'partner-hafen.svg',
          url: 'https://hafenstiftung.example/',
          alt: 'Hafenstiftung Ahrenhafen',
        },
        {
          image: 'partner-lotsen.svg',
          url: 'https://lotsen.example/',
          alt: 'Lotsenbrüderschaft Ahrenhafen',
        },
        { image: 'partner-nord.svg', alt: 'Nord-Bank' },
      ],
    },
    {
      logos: [
        {
          image: 'partner-kattsand.svg',
          url: 'https://kattsand.example/',
          alt: 'Reederei Kattsand',
        },
        { image: 'partner-tide.svg' },
      ],
    },
  ],
  cancellationUrl: inEveryLanguage(
    (lang) => `/museum/${lang === 'de' ? '' : 'en/'}imprint.html#cancel`,
  ),
  withdrawalInstructionUrl: inEveryLanguage((lang) => `/shop/${lang}/page/terms`),
  guaranteeNotice: {
    de: '<p>Für alle Artikel gilt die gesetzliche Gewährleistung: Zeigt sich binnen zwei Jahren nach der Lieferung ein Mangel, den die Ware von Anfang an hatte, reparieren oder ersetzen wir sie kostenlos. Gelingt das nicht, können Sie einen Teil des Preises oder den ganzen Preis zurückverlangen.</p>',
    en: '<p>The legal guarantee of conformity applies to all goods: if a defect that was there from the start becomes apparent within two years of delivery, we repair or replace the item free of charge. If this fails, you can ask for part of the price or the whole price back.</p>',
    fr: '<p>La garantie légale de conformité s’applique à tous les articles : si un défaut présent dès l’origine apparaît dans les deux ans suivant la livraison, nous réparons ou remplaçons l’article gratuitement. À défaut, vous pouvez demander le remboursement d’une partie ou de la totalité du prix.</p>',
    it: '<p>A tutti gli articoli si applica la garanzia legale di conformità: se entro due anni dalla consegna emerge un difetto presente fin dall’inizio, ripariamo o sostituiamo l’articolo gratuitamente. Se non è possibile, può chiedere il rimborso di una parte o di tutto il prezzo.</p>',
    nl: '<p>Voor alle artikelen geldt de wettelijke garantie: blijkt binnen twee jaar na de levering een gebrek dat er vanaf het begin was, dan repareren of vervangen we het artikel gratis. Lukt dat niet, dan kunt u een deel van de prijs of de hele prijs terugvragen.</p>',
    es: '<p>Todos los artículos tienen la garantía legal de conformidad: si en los dos años siguientes a la entrega aparece un defecto que existía desde el principio, reparamos o sustituimos el artículo gratuitamente. Si no es posible, puede pedir la devolución de una parte o de todo el precio.</p>',
    sv: '<p>Den lagstadgade reklamationsrätten gäller för alla varor: om det inom två år efter leveransen visar sig att varan hade ett fel från början, reparerar vi den eller byter ut den utan kostnad. Om det inte går kan du få tillbaka en del av priset eller hela priset.</p>',
    da: '<p>Den lovpligtige reklamationsret gælder for alle varer: Viser der sig inden to år efter leveringen en mangel, som varen havde fra begyndelsen, reparerer eller ombytter vi den uden beregning. Hvis det ikke lykkes, kan du kræve en del af prisen eller hele prisen tilbage.</p>',
  },
};
