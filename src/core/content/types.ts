/** A picture with what it leads to; the mobile one is for a narrow shop. */
export type Banner = { image?: string; image_mobile?: string; alt: string; url?: string };

export type SocialLink = { name: string; link: string };

/** What stands around the screens: banners by their place, the cookie notice, the museum's social media in their order. */
export type StaticContent = {
  banners: Readonly<Record<string, readonly Banner[]>>;
  /** HTML; sanitised where it is shown. */
  cookieWarning?: string;
  social: readonly SocialLink[];
};
