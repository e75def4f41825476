import type { Endpoint } from '../http/endpoint.ts'
import { downloadAvatar, removeAvatar, uploadAvatar } from './avatar.ts'
import { deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'
import { likes } from './likes.ts'
import { medicalRecords, oneMedicalRecord } from './medical-records.ts'
import { overview } from './overview.ts'
import { ownComments } from './own-comments.ts'
import { ownReviews } from './own-reviews.ts'
import { endOneSession, endOtherSessions, ownSessions } from './sessions.ts'
import { subscribes } from './subscribes.ts'

/** What a signed-in person has and does in the profile (R85–R89). */
export const patientEndpoints: readonly Endpoint[] = [
  overview,
  likes,
  ownReviews,
  ownComments,
  medicalRecords,
  oneMedicalRecord,
  subscribes,
  ownSessions,
  endOneSession,
  endOtherSessions,
  uploadAvatar,
  removeAvatar,
  downloadAvatar,
  exportData,
  deleteAccount,
]
