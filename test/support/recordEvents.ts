import {
  type Announcement,
  type Announcements,
  onAnnouncement,
} from '../../src/core/page/events.ts';

export type Recorded = {
  [N in Announcement]: { name: N; detail: Announcements[N]; outlet?: string };
};

/** Returns a list that records the events of this name from now on. */
export function recordEvents<N extends Announcement>(wanted: N): Recorded[N][] {
  const events: Recorded[N][] = [];
  onAnnouncement((name, detail, outlet) => {
    if (name !== wanted) return;
    events.push({ name, detail, ...(outlet && { outlet }) } as Recorded[N]);
  });
  return events;
}
