/** Networks by the end of their host. */
const networks: readonly [host: string, name: string][] = [
  ['instagram.com', 'Instagram'],
  ['facebook.com', 'Facebook'],
  ['t.me', 'Telegram'],
  ['telegram.me', 'Telegram'],
  ['youtube.com', 'YouTube'],
  ['youtu.be', 'YouTube'],
  ['tiktok.com', 'TikTok'],
  ['vk.com', 'VK'],
  ['ok.ru', 'OK'],
  ['x.com', 'X'],
  ['twitter.com', 'X'],
  ['threads.net', 'Threads'],
  ['linkedin.com', 'LinkedIn'],
  ['wa.me', 'WhatsApp'],
  ['2gis.kz', '2GIS'],
  ['2gis.ru', '2GIS'],
  ['2gis.uz', '2GIS'],
  ['2gis.kg', '2GIS'],
]

/** The common name of the network of an address; its host if it is none of the known ones. */
export function socialName(address: string): string {
  const host = URL.parse(address)?.hostname.replace(/^www\./, '') ?? address
  return networks.find(([known]) => host === known || host.endsWith(`.${known}`))?.[1] ?? host
}
