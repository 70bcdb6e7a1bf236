/** Image with an optional link; `image_mobile` is for narrow layouts. */
export type Banner = {
  image?: string;
  image_mobile?: string;
  alt: string;
  url?: string;
  /** Heading, sentence, and label of the link. */
  title?: string;
  text?: string;
  button?: string;
};

type SocialLink = { name: string; link: string };

/** Content around the screens: banners by position, cookie notice, sorted social media links. */
export type StaticContent = {
  banners: Readonly<Record<string, readonly Banner[]>>;
  /** HTML; sanitised before display. */
  cookieWarning?: string;
  social: readonly SocialLink[];
};

/** Legal or information page; `html` is sanitised before display. */
export type StaticPage = { title: string; html: string };
