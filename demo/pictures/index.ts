import { cover } from './cover.ts'
import { doctor } from './doctor/doctor.ts'
import { hero } from './hero.ts'
import { facade } from './hospital/facade.ts'
import { gym } from './hospital/gym.ts'
import { lobby } from './hospital/lobby.ts'
import { scanner } from './hospital/scanner.ts'
import { theatre } from './hospital/theatre.ts'
import { ward } from './hospital/ward.ts'
import { kids } from './kids.ts'
import { logo } from './logo.ts'
import { news } from './news.ts'
import { clinicShift, paletteOf } from './palette.ts'
import { plants } from './plants.ts'
import { corridor } from './polyclinic/corridor.ts'
import { entrance } from './polyclinic/entrance.ts'
import { laboratory } from './polyclinic/laboratory.ts'
import { registry } from './polyclinic/registry.ts'
import { vaccination } from './polyclinic/vaccination.ts'
import { books } from './practice/books.ts'
import { garden } from './practice/garden.ts'
import { study } from './practice/study.ts'
import { tea } from './practice/tea.ts'
import { chat } from './product/chat.ts'
import { city } from './product/city.ts'
import { site } from './product/site.ts'
import { randomOf } from './random.ts'
import { reception } from './reception.ts'
import { room } from './room.ts'
import type { Scene } from './scene.ts'
import { svg } from './shapes.ts'
import { still } from './still/still.ts'
import { story } from './story.ts'
import { tools } from './tools.ts'
import { window } from './window.ts'

export type Picture = {
  svg: string
  /** Pixels. */
  width: number
  height: number
  /** Dominant colour of the background, `#rrggbb`, as the placeholder. */
  color: string
}

type Size = readonly [width: number, height: number]

const screen: Size = [1920, 1080]
const wide: Size = [1600, 1067]
const tall: Size = [1067, 1600]

const kinds: Record<string, { scene: Scene; size: Size; tall?: readonly number[] }> = {
  hero: { scene: hero, size: screen },
  room: { scene: room, size: wide, tall: [3] },
  reception: { scene: reception, size: wide },
  kids: { scene: kids, size: wide },
  tools: { scene: tools, size: wide },
  plants: { scene: plants, size: wide },
  window: { scene: window, size: wide, tall: [2] },
  doctor: { scene: doctor, size: [800, 1000] },
  news: { scene: news, size: [1600, 900] },
  cover: { scene: cover, size: [1600, 900] },
  logo: { scene: logo, size: [400, 400] },
  facade: { scene: facade, size: screen },
  lobby: { scene: lobby, size: screen },
  theatre: { scene: theatre, size: wide },
  scanner: { scene: scanner, size: wide },
  gym: { scene: gym, size: wide },
  ward: { scene: ward, size: wide },
  study: { scene: study, size: wide },
  tea: { scene: tea, size: wide },
  books: { scene: books, size: wide },
  garden: { scene: garden, size: wide },
  story: { scene: story, size: [1600, 900] },
  still: { scene: still, size: [1600, 900] },
  registry: { scene: registry, size: wide },
  corridor: { scene: corridor, size: wide },
  vaccination: { scene: vaccination, size: wide },
  laboratory: { scene: laboratory, size: wide },
  entrance: { scene: entrance, size: wide },
  site: { scene: site, size: wide },
  chat: { scene: chat, size: wide },
  city: { scene: city, size: wide },
}

/** Kinds of pictures that `drawPicture` knows. */
export const pictureKinds = Object.keys(kinds)

/**
 * A picture by its key `<clinic>/<kind>-<number>`, numbers from 1 (default 1): `demo-dent/room-1`,
 * `demo-family/doctor-4`. Deterministic; undefined for an unknown kind. Doctors with an odd number are women,
 * with an even one men; each known clinic has different people.
 */
export function drawPicture(key: string): Picture | undefined {
  const [, clinic = '', kind = '', digits = '1'] =
    /^([a-z0-9-]+)\/([a-z]+)(?:-([1-9]\d{0,3}))?$/.exec(key) ?? []
  if (!Object.hasOwn(kinds, kind)) return undefined
  const found = kinds[kind]
  if (!found) return undefined
  const number = Number(digits)
  const [width, height] = found.tall?.includes(number) ? tall : found.size
  const { body, color } = found.scene({
    clinic,
    width,
    height,
    number,
    palette: paletteOf(clinic),
    random: randomOf(key),
    shift: clinicShift(clinic),
  })
  return { svg: svg(width, height, body), width, height, color }
}
