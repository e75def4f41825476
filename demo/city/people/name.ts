import type { Label } from '../../../schemas/core/type.ts'
import type { Person } from '../../pictures/doctor/cast.ts'
import type { Random } from '../../pictures/random.ts'
import { byWeight, oneOf } from '../random.ts'
import { kazakh, korean, type NamesOf, russian, uzbek } from './names.ts'

export type FullName = { lastName: Label; name: Label; middleName: Label; speak: readonly string[] }

const peoples = { kazakh, uzbek, russian, korean }

/** A people that somebody of these looks may well be of. */
function peopleOf({ skin, hair, style }: Person, random: Random): NamesOf {
  if (style === 'scarf') return peoples[byWeight({ kazakh: 7, uzbek: 3 }, random)]
  if (hair === 'blond' || hair === 'copper') return russian
  const isFair = skin === 'porcelain' || skin === 'fair'
  return peoples[
    byWeight(
      isFair
        ? { kazakh: 5, russian: 5, korean: 1, uzbek: 0 }
        : { kazakh: 14, uzbek: 3, korean: 1, russian: 2 },
      random,
    )
  ]
}

const with_ = (label: Label, [ru, kk, uz, en]: readonly [string, string, string, string]): Label => ({
  ru: label.ru + ru,
  kk: label.kk + kk,
  uz: label.uz + uz,
  en: label.en + en,
})

const feminine = ['а', 'а', 'a', 'a'] as const
const sonOf = ['ович', 'ович', 'ovich', 'ovich'] as const
const daughterOf = ['овна', 'овна', 'ovna', 'ovna'] as const

/** A name for a person of these looks. Patronymics in Kazakh have their own endings. */
export function nameFor(person: Person, woman: boolean, random: Random): FullName {
  const names = peopleOf(person, random)
  const father = oneOf(names.fathers, random)
  const same = names.same ?? []
  const isSame = random.integer(1, names.surnames.length + same.length) > names.surnames.length
  const surname = oneOf(isSame ? same : names.surnames, random)
  const patronymic = with_(father, woman ? daughterOf : sonOf)
  return {
    lastName: woman && !isSame ? with_(surname, feminine) : surname,
    name: oneOf(woman ? names.women : names.men, random),
    middleName: names.hasKazakhPatronymics
      ? { ...patronymic, kk: father.kk + (woman ? 'қызы' : 'ұлы') }
      : patronymic,
    speak: names.speak,
  }
}
