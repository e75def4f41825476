import { embedPattern } from '../formats/embed-url.ts'
import { filePattern } from '../formats/file-url.ts'
import { emailPattern, httpsPattern, pathPattern, webOrPathPattern, webPattern } from '../formats/href.ts'
import { picturePattern } from '../formats/picture-src.ts'
import { slugPattern } from '../formats/slug.ts'
import { videoFilePattern, videoPagePattern } from '../formats/video-url.ts'
import { visiblePattern } from '../formats/visible.ts'
import { redirectFromPattern } from '../redirects/redirect-rules.ts'

/** A day of the calendar, with leap years; from the year 1000, because `Date` reads `0001` as 2001. */
const day =
  '(?!0)(\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2[0-8]))|(\\d\\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)'

/** Patterns of strings; the key is the error code, so that messages can be specific. */
export const patterns = {
  blank: visiblePattern,
  date: `^${day}$`,
  instant: `^${day}T([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d+)?)?Z$`,
  time: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$',
  phone: '^\\+\\d{8,15}$',
  path: pathPattern,
  url: webPattern,
  https: httpsPattern,
  urlOrPath: webOrPathPattern,
  redirectFrom: redirectFromPattern,
  slug: slugPattern,
  linkSlug: '^[a-z0-9]{4,12}$',
  email: emailPattern,
  picture: picturePattern,
  color: '^#[0-9a-f]{6}$',
  metrika: '^[1-9]\\d{4,11}$',
  googleTag: '^G-[A-Z0-9]{6,12}$',
  videoPage: videoPagePattern,
  videoFile: videoFilePattern,
  captions: filePattern('vtt'),
  document: filePattern('pdf', 'jpg', 'jpeg', 'png', 'docx', 'xlsx'),
  embed: embedPattern,
  duration: '^\\d{1,2}(:[0-5]\\d){1,2}$',
} as const
