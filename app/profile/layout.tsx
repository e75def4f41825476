import type { ReactNode } from 'react'
import { signedInUser } from '../../schemas/api/user.ts'
import { personName } from '../../schemas/formats/name.ts'
import { readAnswer } from '../api/read-answer.ts'
import { avatarAddress } from './avatar-address.ts'
import { ProfileLayout } from './profile-layout.tsx'

/** The frame of R85–R89; the server has let only a signed-in person through (B-4). */
export default async function Layout({ children }: { children: ReactNode }) {
  const user = await readAnswer('/api-front2/v1/user', signedInUser)
  const avatar = avatarAddress(user.AVATAR_VERSION)
  const name = personName(user)
  return <ProfileLayout person={{ name, ...(avatar && { avatar }) }}>{children}</ProfileLayout>
}
