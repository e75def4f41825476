import type serviceRequest from '../../schemas/blocks/service-request.ts'
import { defineLoader } from '../loader.ts'
import { formData } from '../parts/form-data.ts'

export default defineLoader<typeof serviceRequest>(async (_props, { form }) => formData(form))
