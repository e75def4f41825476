import { z } from 'zod'
import { media } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'
import { textsShape } from '../kit/outgoing/shapes.ts'

const focus = z.strictObject({ X: z.number(), Y: z.number() })

export const outgoing = defineOutgoing([
  {
    table: media,
    label: {
      ru: 'Библиотека файлов',
      kk: 'Файлдар кітапханасы',
      uz: 'Fayllar kutubxonasi',
      en: 'Library of files',
    },
    shapes: {
      alt: textsShape,
      focus,
      crop: focus.extend({ WIDTH: z.number(), HEIGHT: z.number() }),
    },
  },
])
