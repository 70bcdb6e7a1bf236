import { type ReactNode, useEffect } from 'react';
import type { AsyncState } from '../../core/async/asyncState.ts';
import { CardsSkeleton } from '../parts/CardsSkeleton.tsx';
import cards from '../styles/cards.css';
import { ErrorMessage } from './ErrorMessage.tsx';
import { ScreenHeading } from './ScreenHeading.tsx';
import { useStyles } from './styles.ts';

const NONE: AsyncState<never[]> = { is: 'ready', value: [] };

/** Screen of a list: its heading, and below it the list, or that it is loading or has failed. */
export function ListScreen<T, G>({
  heading,
  list,
  groups = NONE,
  hasFilter = false,
  isExplained = false,
  load,
  reload = load,
  children,
}: {
  heading: ReactNode;
  list: AsyncState<T>;
  /** Groups of the list, which is shown without them if they cannot be loaded. */
  groups?: AsyncState<readonly G[]>;
  /** Whether the list has a filter above it. */
  hasFilter?: boolean;
  /** Whether the cards have a text next to a small picture. */
  isExplained?: boolean;
  /** Loads the list, unless it is loaded or loading. */
  load: () => unknown;
  reload?: () => unknown;
  children: (list: T, groups: readonly G[]) => ReactNode;
}) {
  useStyles(cards);
  useEffect(() => void load(), [load]);
  const content = () => {
    if (list.is === 'failed')
      return <ErrorMessage error={list.error} onRetry={() => void reload()} />;
    const areGroupsAnswered = groups.is === 'ready' || groups.is === 'failed';
    if (list.is !== 'ready' || !areGroupsAnswered) {
      return <CardsSkeleton hasFilter={hasFilter} isExplained={isExplained} />;
    }
    return children(list.value, groups.is === 'ready' ? groups.value : []);
  };
  return (
    <section className="stack wide">
      <ScreenHeading>{heading}</ScreenHeading>
      {content()}
    </section>
  );
}
