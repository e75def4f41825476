'use client'

import Trash2 from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { useRef } from 'react'
import { call } from '../../../client/call.ts'
import type { User } from '../../../schemas/api/user.ts'
import { personName } from '../../../schemas/formats/name.ts'
import { pictureTypes } from '../../../schemas/formats/picture-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Avatar } from '../../../ui/icon/avatar.tsx'
import { profile } from '../../queries/profile.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { avatarAddress } from '../avatar-address.ts'
import { Part } from './part.tsx'

/** A37, A38: the user's picture, shown uncropped. */
export function AvatarSetting({ user }: { user: User }) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(profile)
  const input = useRef<HTMLInputElement>(null)
  const src = avatarAddress(user.AVATAR_VERSION)
  const name = personName(user)

  function upload(file: File | undefined) {
    if (!file) return
    const form = new FormData()
    form.append('file', file)
    void act(
      'upload',
      () => call('POST', '/w-front/v1/user/avatar/upload', form),
      t('profile:settings.photo.saved'),
    )
  }
  const remove = () =>
    act('remove', () => call('DELETE', '/w-front/v1/user/avatar/remove'), t('profile:settings.photo.removed'))

  return (
    <Part id="photo" title={t('profile:settings.photo.title')}>
      <div className="flex flex-wrap items-center gap-5">
        {src ? (
          <img src={src} alt={name} className="max-h-40 max-w-full rounded-card" />
        ) : (
          <Avatar name={name} size="huge" />
        )}
        <div className="grid min-w-0 gap-2">
          <div className="flex flex-wrap gap-2">
            <input
              ref={input}
              type="file"
              accept={pictureTypes}
              hidden
              onChange={(event) => {
                upload(event.target.files?.[0])
                // Reset, so that the same file can be chosen again.
                event.target.value = ''
              }}
            />
            <Button
              variant="secondary"
              icon={Upload}
              loading={busy === 'upload'}
              onClick={() => input.current?.click()}
            >
              {t(src ? 'profile:settings.photo.replace' : 'profile:settings.photo.add')}
            </Button>
            {src && (
              <Button variant="empty" icon={Trash2} loading={busy === 'remove'} onClick={() => void remove()}>
                {t('profile:settings.photo.remove')}
              </Button>
            )}
          </div>
          <p className="text-sm text-ink-soft">{t('profile:settings.photo.hint')}</p>
        </div>
      </div>
    </Part>
  )
}
