'use client'

import MessageSquare from 'lucide-react/icons/message-square'
import { call } from '../../../client/call.ts'
import { localizePath } from '../../../locales/locale.ts'
import type { OwnComment } from '../../../schemas/api/profile.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { saidReason } from '../../../schemas/formats/said-reason.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge, type BadgeTone } from '../../../ui/shown/badge.tsx'
import { Card } from '../../../ui/shown/card.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { ownComments, profile } from '../../queries/profile.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { DocumentLink } from '../document-link.tsx'
import { ListPages } from '../list-pages.tsx'
import { Screen } from '../screen.tsx'
import { sectionPath } from '../sections.ts'
import { Words } from '../words.tsx'

const tones: Record<OwnComment['STATUS'], BadgeTone> = {
  new: 'accent',
  published: 'success',
  rejected: 'danger',
}

function Comment({ comment, now }: { comment: OwnComment; now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { COMMENT_CODE, STATUS, ON, PATH, TEXT, LANG, CREATED_AT, REASON, REASON_TEXT } = comment
  const { busy, act } = useSubjectMutation(profile)
  const remove = () =>
    act('remove', () => call('DELETE', `/w-front/v1/comment/${COMMENT_CODE}`), t('profile:comments.removed'))
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-lg">
          {ON ? (
            <DocumentLink path={PATH} className="hover:text-accent-ink hover:underline">
              <Words of={ON} />
            </DocumentLink>
          ) : (
            <span className="text-ink-soft">{t('profile:comments.gone')}</span>
          )}
        </h2>
        <Badge tone={tones[STATUS]}>{t(`profile:comments.status.${STATUS}`)}</Badge>
      </div>
      <p className="mt-2 max-w-text whitespace-pre-line" lang={LANG}>
        {TEXT}
      </p>
      <time dateTime={CREATED_AT} className="mt-2 block text-sm text-ink-soft">
        {formatInHomeZone(CREATED_AT, locale, now)}
      </time>
      {REASON && (
        <p className="mt-2 max-w-text text-sm text-danger-ink">
          {t('reviews:why')} {saidReason(REASON !== 'other' && t(`reviews:reject.${REASON}`), REASON_TEXT)}
        </p>
      )}
      <Button
        variant="empty"
        className="-ms-4 mt-2"
        loading={busy === 'remove'}
        onClick={() => void remove()}
      >
        {t('profile:comments.remove')}
      </Button>
    </Card>
  )
}

type Props = {
  page: number
  /** When the page was rendered. */
  now: string
}

/** R88: the user's own comments and their subjects. */
export function CommentsScreen({ page, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { data, meta } = useApiQuery(ownComments(page))
  return (
    <Screen title={t('profile:section.comments')}>
      {meta.total === 0 ? (
        <EmptyState
          icon={MessageSquare}
          title={t('profile:comments.empty')}
          text={t('profile:comments.emptyText')}
          action={
            <ButtonLink link={{ href: localizePath('/', locale) }}>
              {t('profile:overview.findClinic')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-4">
          {data.map((comment) => (
            <Comment key={comment.COMMENT_CODE} comment={comment} now={now} />
          ))}
        </ul>
      )}
      <ListPages path={sectionPath('comments')} meta={meta} />
    </Screen>
  )
}
