import { Ajv2020 } from 'ajv/dist/2020.js'
import { type Judgement, judgeBy, type Validator } from './judgement.ts'
import { annotations, type Static, type TSchema } from './type.ts'

const ajv = new Ajv2020({ allErrors: true, discriminator: true, strict: true, strictRequired: false })
for (const keyword of annotations) ajv.addKeyword(keyword)

const compiled = new WeakMap<TSchema, Validator>()

function validatorOf(schema: TSchema): Validator {
  const known = compiled.get(schema)
  if (known) return known
  const validator = ajv.compile(schema)
  compiled.set(schema, validator)
  return validator
}

/**
 * The one judgement of a value by any of our schemas: whoever asks on the server, resolver, API, catalogue or command,
 * gets the same problems at the same places. Never throws for what is in a value. In browsers it is `loadJudge`.
 */
export const judge = <Schema extends TSchema>(schema: Schema, value: unknown): Judgement<Static<Schema>> =>
  judgeBy(validatorOf(schema), schema, value)
