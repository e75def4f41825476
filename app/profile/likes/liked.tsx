'use client'

import Building2 from 'lucide-react/icons/building-2'
import FileText from 'lucide-react/icons/file-text'
import HeartOff from 'lucide-react/icons/heart-off'
import Newspaper from 'lucide-react/icons/newspaper'
import UserRound from 'lucide-react/icons/user-round'
import { call } from '../../../client/call.ts'
import type { LikedItem } from '../../../schemas/api/profile.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon, type IconGlyph } from '../../../ui/icon/icon.tsx'
import { profile } from '../../queries/profile.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { DocumentLink } from '../document-link.tsx'
import { Words } from '../words.tsx'

const icons: Record<LikedItem['TYPE'], IconGlyph> = {
  company: Building2,
  specialist: UserRound,
  news: Newspaper,
  material: FileText,
}

const place = 'size-14 shrink-0 rounded-control'

/** One liked item: picture, title and company; the complete row is a link to it. */
export function Liked({ thing }: { thing: LikedItem }) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(profile)
  const { TYPE, CODE, TITLE, PATH, IMAGE, COMPANY } = thing
  const query = new URLSearchParams({ TYPE, CODE })
  if (TYPE === 'specialist' && COMPANY) query.set('COMPANY_CODE', COMPANY.COMPANY_CODE)
  const remove = () =>
    act('remove', () => call('DELETE', `/w-front/v1/like?${query}`), t('profile:likes.removed'))
  return (
    <li className="relative flex items-center gap-4 py-3">
      {IMAGE ? (
        <img
          src={`${IMAGE.SRC}/160`}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className={`${place} object-cover`}
          style={IMAGE.COLOR ? { backgroundColor: IMAGE.COLOR } : undefined}
        />
      ) : (
        <span className={`${place} flex items-center justify-center bg-accent-tint text-accent-ink`}>
          <Icon of={icons[TYPE]} />
        </span>
      )}
      <div className="min-w-0 grow">
        <p className="font-medium">
          {TITLE ? (
            <DocumentLink path={PATH} className="stretched hover:text-accent-ink">
              <Words of={TITLE} />
            </DocumentLink>
          ) : (
            <span className="text-ink-soft">{t('profile:likes.gone')}</span>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {COMPANY ? <Words of={COMPANY.NAME} /> : t(`profile:likes.one.${TYPE}`)}
        </p>
      </div>
      <Button
        variant="empty"
        icon={HeartOff}
        aria-label={t('profile:likes.remove', { name: TITLE?.TEXT ?? CODE })}
        className="relative z-1"
        loading={busy === 'remove'}
        onClick={() => void remove()}
      />
    </li>
  )
}
