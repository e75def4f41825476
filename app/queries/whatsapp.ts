import type { ApiQuery } from './api-query.ts'

/** The clinic's messages for WhatsApp, filled for a patient; `place` is company and branch as in a path, `1001/11`. */
export const patientMessages = (place: string, patient: string) =>
  ({
    key: ['whatsapp', place, 'messages', patient],
    path: `/business-api-front2/${place}/patient/${encodeURIComponent(patient)}/whatsapp_messages`,
    schema: async () => (await import('../../schemas/api/whatsapp.ts')).patientMessages,
  }) satisfies ApiQuery
