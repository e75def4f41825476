import type findVisit from '../../schemas/blocks/find-visit.ts'
import { defineLoader } from '../loader.ts'
import { formData } from '../parts/form-data.ts'

export default defineLoader<typeof findVisit>(async (_props, { form }) => formData(form))
