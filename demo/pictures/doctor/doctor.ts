import { nth, type Scene } from '../scene.ts'
import { at, circle } from '../shapes.ts'
import { backdrop } from './backdrop.ts'
import { cast, type Person } from './cast.ts'
import { cityPerson } from './city-cast.ts'
import { clothes, stethoscope } from './clothes.ts'
import { beard, features, glasses, head, neck } from './face.ts'
import { hairStyles } from './hair.ts'
import { ownCasts } from './own-casts.ts'
import { hairColors, skins } from './tones.ts'

/** The person of a portrait. */
export function personOf(clinic: string, shift: number, number: number): Person {
  const own = ownCasts[clinic]
  return own ? nth(own, number) : (cityPerson(clinic, number) ?? nth(cast, number + shift * 10))
}

/** Portrait of a doctor to the waist. Odd numbers are women, even ones men. */
export const doctor: Scene = ({ clinic, shift, number, palette }) => {
  const person = personOf(clinic, shift, number)
  const woman = number % 2 === 1
  const skin = skins[person.skin]
  const color = hairColors[person.hair]
  const hair = hairStyles[person.style](color, palette, skin)
  const covered = person.style === 'scarf'
  const behind = backdrop(number, palette)
  const earrings =
    person.earrings && !covered ? circle(284, 458, 8, palette.gold) + circle(516, 458, 8, palette.gold) : ''
  const jaw = person.jaw ?? 1
  const behindBody = hair.back + neck(skin, !woman)
  const face = [
    head(skin, jaw, woman ? 0.13 : 0.07),
    person.beard ? beard(person.beard, color, jaw) : '',
    features(person, skin, color, woman),
    earrings,
    hair.front,
    person.glasses ? glasses(person.glasses, palette.accentInk) : '',
  ].join('')
  const body =
    clothes(person.outfit, woman ? 262 : 298, palette) + (person.stethoscope ? stethoscope(palette) : '')
  const portrait = at(0, 46, 1, behindBody) + body + at(0, 46, 1, face)
  const closer = at(-48, -120, 1.12, portrait)
  return { color: behind.color, body: behind.body + at(person.flip ? 800 : 0, 0, 1, closer, person.flip) }
}
