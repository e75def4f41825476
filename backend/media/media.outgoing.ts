import { z } from 'zod'
import { media } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'
import { textsShape } from '../kit/outgoing/shapes.ts'

const focus = z.strictObject({ X: z.number(), Y: z.number() })

export const outgoing = defineOutgoing([
  {
    table: media,
    shapes: {
      alt: textsShape,
      focus,
      crop: focus.extend({ WIDTH: z.number(), HEIGHT: z.number() }),
    },
  },
])
