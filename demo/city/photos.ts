import { picture } from '../parts/picture.ts'
import { type PlannedClinic, pictureFolder } from './plan.ts'
import { kinds } from './texts/kinds.ts'
import { photoTexts } from './texts/photos.ts'

/** Dentists share the shapes of their rooms: each has another six of them. */
const numberOf = (kind: string, number: number, index: number, isDental: boolean): number =>
  isDental && kind === 'room' ? number + 6 * (index % 3) : number

/** The drawn pictures of a clinic, the best first. */
export const photosOf = (index: number, planned: PlannedClinic) =>
  kinds[planned.kind].pictures.map((name) => {
    const [kind = '', digits] = name.split('-')
    const alt = photoTexts[name] ?? photoTexts[kind]
    if (!alt) throw new Error(`demo/city has no words for the picture ${name}`)
    const number = numberOf(kind, Number(digits), index, planned.kind.endsWith('dental'))
    return picture(`${pictureFolder(index, planned)}/${kind}-${number}`, alt)
  })
