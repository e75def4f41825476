import type { SeedInput } from '../../backend/seed/format.ts'
import { four } from '../../schemas/core/four.ts'
import type { Label } from '../../schemas/core/type.ts'

/** An invented city, said to be one by its name, in a part of the steppe where nobody lives. */
export const city: SeedInput['cities'][number] = {
  slug: 'samalkala',
  country: 'KZ',
  name: four('Самалкала (демо)', 'Самалқала (демо)', 'Samalqala (demo)', 'Samalkala (demo)'),
  latitude: 47.35,
  longitude: 70.95,
  timezone: 'Asia/Almaty',
}

type Street = {
  name: Label
  /** Where it begins and ends, in kilometres east and north of the centre of the city. */
  from: readonly [east: number, north: number]
  to: readonly [east: number, north: number]
}

export type District = { slug: string; name: Label; streets: readonly [Street, ...Street[]] }

const street = (name: Label, from: Street['from'], to: Street['to']): Street => ({ name, from, to })

/** Districts with their streets; `schemas/reference/districts.ts` has their names for lists. */
export const districts = {
  oldTown: {
    slug: 'samalkala-old-town',
    name: four('район Старый город', 'Ескі қала ауданы', 'Eski shahar tumani', 'Old Town'),
    streets: [
      street(
        four('ул. Мельничная', 'Диірмен көшесі', 'Tegirmon koʻchasi', 'Melnichnaya Street'),
        [-0.9, 0.3],
        [0.8, 0.5],
      ),
      street(
        four('ул. Библиотечная', 'Кітапхана көшесі', 'Kutubxona koʻchasi', 'Bibliotechnaya Street'),
        [-0.3, -0.9],
        [-0.1, 1],
      ),
      street(
        four('ул. Кобызшы', 'Қобызшы көшесі', 'Qobizchi koʻchasi', 'Kobyzshy Street'),
        [0.5, -0.8],
        [0.7, 0.9],
      ),
    ],
  },
  riverside: {
    slug: 'samalkala-riverside',
    name: four('Прибрежный район', 'Жағалау ауданы', 'Sohil tumani', 'Riverside district'),
    streets: [
      street(
        four('набережная Аксу', 'Ақсу жағалауы', 'Oqsuv sohili', 'Aksu Embankment'),
        [-2.2, 2.3],
        [2, 2.9],
      ),
      street(
        four('ул. Ивовая', 'Талды көшесі', 'Tolzor koʻchasi', 'Ivovaya Street'),
        [-1.2, 1.7],
        [1.4, 2.1],
      ),
    ],
  },
  gardens: {
    slug: 'samalkala-gardens',
    name: four('Садовый район', 'Бақшалы ауданы', 'Bogʻzor tumani', 'Gardens district'),
    streets: [
      street(
        four('ул. Тихий Сад', 'Тыныш бақ көшесі', 'Tinch bogʻ koʻchasi', 'Tikhy Sad Street'),
        [-3.6, -0.6],
        [-2, 0.1],
      ),
      street(
        four('ул. Аккайын', 'Аққайың көшесі', 'Oqqayin koʻchasi', 'Akkaiyn Street'),
        [-3.2, 0.9],
        [-1.7, -1.3],
      ),
    ],
  },
  university: {
    slug: 'samalkala-university',
    name: four('Университетский район', 'Университет ауданы', 'Universitet tumani', 'University district'),
    streets: [
      street(
        four('ул. Студенческая', 'Студенттер көшесі', 'Talabalar koʻchasi', 'Studencheskaya Street'),
        [1.8, -0.4],
        [3.4, 0.8],
      ),
      street(
        four('просп. Домбыра', 'Домбыра даңғылы', 'Doʻmbira shoh koʻchasi', 'Dombyra Avenue'),
        [1.6, 1],
        [3.6, -0.9],
      ),
    ],
  },
  steppe: {
    slug: 'samalkala-steppe',
    name: four('Степной район', 'Дала ауданы', 'Dasht tumani', 'Steppe district'),
    streets: [
      street(
        four('просп. Самал', 'Самал даңғылы', 'Samal shoh koʻchasi', 'Samal Avenue'),
        [-1.6, -1.7],
        [1.8, -3.2],
      ),
      street(
        four('ул. Жусанды', 'Жусанды көшесі', 'Jusanli koʻchasi', 'Zhusandy Street'),
        [-0.8, -3.4],
        [2.3, -2],
      ),
    ],
  },
} as const satisfies Record<string, District>

export type DistrictKey = keyof typeof districts
