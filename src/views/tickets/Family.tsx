import { type ComponentProps, Suspense } from 'react';
import type { FamilyParts } from '../parts/FamilyParts.tsx';
import { Skeleton } from '../parts/Skeleton.tsx';
import { loaded } from '../app/loaded.tsx';

type Props = ComponentProps<typeof FamilyParts>;

const Parts = loaded<Props>(async () => (await import('../parts/FamilyParts.tsx')).FamilyParts);

/** Begins to load what a family ticket opens into. */
export const preloadFamily = Parts.preload;

/** What a family ticket opens into; most events have none, so it comes when it is needed. */
export const Family = (props: Props) => (
  <Suspense fallback={<Skeleton lines={props.parts.length} />}>
    <Parts {...props} />
  </Suspense>
);
