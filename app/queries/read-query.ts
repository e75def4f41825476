import type { z } from 'zod'
import { readAnswer } from '../api/read-answer.ts'
import type { ApiQuery } from './api-query.ts'

/** The answer of a query on the server; errors are handled as by `readAnswer`. */
export const readQuery = async <Schema extends z.ZodType>({
  path,
  schema,
}: ApiQuery<Schema>): Promise<z.output<Schema>> => readAnswer(path, await schema())
