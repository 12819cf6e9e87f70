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

const words = messages.drawer

/** Every field of a user that is no money. */
export function UserFacts({ user }: { user: User }): ReactNode {
  const { tags = [], lastSeenAt, bannedUntil, updatedAt } = user
  return (
    <FactList
      facts={[
        { term: words.email, value: user.email && <Email user={user} /> },
        { term: words.phone, value: text(user.phone) },
        {
          term: words.country,
          value: text(user.country && countryName(user.country, LOCALE))
        },
        {
          term: words.registered,
          value: <TimeFact instant={user.createdAt} />
        },
        {
          term: words.lastSeen,
          value: lastSeenAt && <TimeFact instant={lastSeenAt} mode="ago" />
        },
        {
          term: words.gamesPlayed,
          value: countText(user.gamesPlayed)
        },
        {
          term: words.tags,
          value:
            tags.length > 0 &&
            tags.map(tag => (
              <Tag key={tag}>
                <UntrustedText text={tag} />
              </Tag>
            ))
        },
        { term: words.banReason, value: text(user.banReason) },
        {
          term: words.bannedUntil,
          value: bannedUntil && <TimeFact instant={bannedUntil} />
        },
        { term: words.testAccount, value: yesOrNo(user.isTest) },
        {
          term: words.updated,
          value: updatedAt && <TimeFact instant={updatedAt} />
        },
        { term: words.picture, value: text(user.avatarUrl) },
        { term: words.version, value: user.version },
        { term: words.id, value: <NamedId term={words.id} id={user.id} /> }
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
          {words.verified}
        </span>
      )}
      {emailVerified === false && <Tag>{messages.users.unverified}</Tag>}
    </>
  )
}

function text(value: string | null | undefined): ReactNode {
  return value && <LongText text={value} />
}
