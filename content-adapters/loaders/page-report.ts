import type pageReport from '../../schemas/blocks/page-report.ts'
import { defineLoader } from '../loader.ts'
import { formData } from '../parts/form-data.ts'

export default defineLoader<typeof pageReport>(async (_props, { form }) => formData(form))
