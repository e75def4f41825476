/** Words in the User-Agent of crawlers and link previews; Cubot is excluded as a brand of phones. */
const names =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|mediapartners|facebookexternalhit|whatsapp|vkshare|skypeuripreview|embedly|google-|googleother|yandex(?!\s?browser|search|app)|bingpreview|duckduckgo-favicons|archiver|lighthouse/i

/** True for a program that reads pages for a search engine or a preview, by its User-Agent (E11, B-30). */
export const isCrawler = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && names.test(userAgent)
