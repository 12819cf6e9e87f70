import type { ReactNode } from 'react'

import type { User } from '../../contract/user/user.ts'
import { NamedId } from '../../features/drawer/named-id.tsx'
import { TimeFact } from '../../features/drawer/time-fact.tsx'
import { yesOrNo } from '../../features/drawer/yes-or-no.ts'
import { LongText } from '../../features/values/long-text.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { countText } from '../../format/count-text.ts'
import { countryName } from '../../format/country-name.ts'
import { LOCALE } from '../../format/locale.ts'
import { messages } from '../../messages.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { Tag } from '../../ui/tag.tsx'

const texts = messages.drawer

/** Every field of a user except money. */
export function UserFacts({ user }: { user: User }): ReactNode {
  const { tags = [], lastSeenAt, bannedUntil, updatedAt } = user
  return (
    <FactList
      facts={[
        { term: texts.email, value: user.email && <Email user={user} /> },
        { term: texts.phone, value: text(user.phone) },
        {
          term: texts.country,
          value: text(user.country && countryName(user.country, LOCALE))
        },
        {
          term: texts.registered,
          value: <TimeFact instant={user.createdAt} />
        },
        {
          term: texts.lastSeen,
          value: lastSeenAt && <TimeFact instant={lastSeenAt} mode="ago" />
        },
        {
          term: texts.gamesPlayed,
          value: countText(user.gamesPlayed)
        },
        {
          term: texts.tags,
          value:
            tags.length > 0 &&
            tags.map(tag => (
              <Tag key={tag}>
                <UntrustedText text={tag} />
              </Tag>
            ))
        },
        { term: texts.banReason, value: text(user.banReason) },
        {
          term: texts.bannedUntil,
          value: bannedUntil && <TimeFact instant={bannedUntil} />
        },
        { term: texts.testAccount, value: yesOrNo(user.isTest) },
        {
          term: texts.updated,
          value: updatedAt && <TimeFact instant={updatedAt} />
        },
        { term: texts.picture, value: text(user.avatarUrl) },
        { term: texts.version, value: user.version },
        { term: texts.id, value: <NamedId term={texts.id} id={user.id} /> }
      ]}
    />
  )
}

function Email({ user }: { user: User }): ReactNode {
  const { email = '', emailVerified } = user
  return (
    <>
      <LongText text={email} />
      {emailVerified === true && (
        <span className="badge dim" data-tone="pos">
          {texts.verified}
        </span>
      )}
      {emailVerified === false && <Tag>{messages.users.unverified}</Tag>}
    </>
  )
}

function text(value: string | null | undefined): ReactNode {
  return value && <LongText text={value} />
}
