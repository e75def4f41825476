import { extensionOf, webFilePattern } from './file-url.ts'

/** How a video is played: by the player of a service, or as a file by the browser. */
export type Video =
  | { kind: 'service'; player: string; origin: string }
  | { kind: 'file'; type: 'video/mp4' | 'video/webm'; origin: string }

const rest = '(?:[?&#/%]\\S*)?$'

/** Page addresses of the supported services, and the address of their player, which starts playing immediately. */
const services: readonly { pattern: string; player: (id: string, second: string) => string }[] = [
  {
    pattern: `^https://(?:(?:(?:www|m)\\.)?youtube(?:-nocookie)?\\.com/(?:watch\\?(?:[^\\s#]*&)?v=|shorts/|live/|embed/)|youtu\\.be/)([\\w-]{11})${rest}`,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  {
    pattern: `^https://(?:www\\.)?rutube\\.ru/(?:video|shorts|play/embed)/([\\da-f]{32})${rest}`,
    player: (id) => `https://rutube.ru/play/embed/${id}/?autoplay=true`,
  },
  ...[
    '(?:\\S*[/=])?(?:video|clip)(-?\\d{1,20})_(\\d{1,20})',
    'video_ext\\.php\\?oid=(-?\\d{1,20})&id=(\\d{1,20})',
  ].map((path) => ({
    pattern: `^https://(?:(?:www|m)\\.)?(?:vk\\.com|vk\\.ru|vkvideo\\.ru)/${path}${rest}`,
    player: (owner: string, id: string) =>
      `https://vkvideo.ru/video_ext.php?oid=${owner}&id=${id}&autoplay=1`,
  })),
]

/** Pattern of a page of a video on YouTube, RuTube or VK Video. */
export const videoPagePattern = services.map(({ pattern }) => `(?:${pattern})`).join('|')

/** Pattern of the address of a video file. */
export const videoFilePattern = webFilePattern('mp4', 'webm')

const file = new RegExp(videoFilePattern)

/** The video at an address; undefined if it is not supported. `origin` must be allowed by the page's security policy. */
export function parseVideoUrl(url: string): Video | undefined {
  if (file.test(url))
    return {
      kind: 'file',
      type: extensionOf(url) === 'webm' ? 'video/webm' : 'video/mp4',
      origin: new URL(url).origin,
    }
  for (const service of services) {
    const [, id, second = ''] = new RegExp(service.pattern).exec(url) ?? []
    if (id === undefined) continue
    const player = service.player(id, second)
    return { kind: 'service', player, origin: new URL(player).origin }
  }
  return undefined
}
