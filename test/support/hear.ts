import {
  type Announcement,
  type Announcements,
  onAnnouncement,
} from '../../src/core/page/events.ts';

export type Heard = { [N in Announcement]: { name: N; detail: Announcements[N]; outlet?: string } };

/** Returns a list that records the events of this name from now on. */
export function hear<N extends Announcement>(wanted: N): Heard[N][] {
  const heard: Heard[N][] = [];
  onAnnouncement((name, detail, outlet) => {
    if (name !== wanted) return;
    heard.push({ name, detail, ...(outlet && { outlet }) } as Heard[N]);
  });
  return heard;
}
