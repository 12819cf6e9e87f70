import { BUILD_LISTS } from './build-files.ts'

/** Builds whose files stay, for tabs that are still open. */
const RECENT_BUILDS = 10

/**
 * A script for the server: deletes the files of `_astro/` that none of the
 * newest builds needs, nor the one that is live, which may be an older one.
 * It goes by their lists, not by dates, and ends where there is no list.
 */
export function cleanupScript({ root }: { root: string }): string {
  return `# Written by: npm run hosting -- cleanup
set -eu
cd ${root}
live=$(sed 's/.*"id":"\\([^"]*\\)".*/\\1/' builds/latest.json)
test -s "${BUILD_LISTS}/$live.txt"
newest=$(cd ${BUILD_LISTS} && ls -t | grep '\\.txt$' | head -n ${RECENT_BUILDS})
needed=$(cd ${BUILD_LISTS} && cat "$live.txt" $newest | sort -u)
find _astro -type f | grep -vF "$needed" | xargs -r rm
find ${BUILD_LISTS} -type f | grep -vF "$live
$newest" | xargs -r rm
`
}
