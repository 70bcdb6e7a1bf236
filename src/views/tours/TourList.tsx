import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { loadTours, reloadTours } from '../../core/tours/actions.ts';
import { tours } from '../../core/tours/store.ts';
import { isIncomplete } from '../../core/async/asyncState.ts';
import { ErrorMessage } from '../app/ErrorMessage.tsx';
import { ScreenHeading } from '../app/ScreenHeading.tsx';
import { useStyles } from '../app/styles.ts';
import { CardsSkeleton } from '../parts/CardsSkeleton.tsx';
import cards from '../styles/cards.css';
import filter from '../styles/filter.css';
import form from '../styles/form.css';
import { FilteredTours } from './FilteredTours.tsx';

export function TourList() {
  useStyles(cards, form, filter);
  useEffect(() => void loadTours(), []);
  return (
    <section className="stack wide">
      <ScreenHeading>
        <Trans>Guided tours</Trans>
      </ScreenHeading>
      <Tours />
    </section>
  );
}

function Tours() {
  const { list, categories } = useSnapshot(tours);
  if (list.is === 'failed') {
    return <ErrorMessage error={list.error} onRetry={() => void reloadTours()} />;
  }
  const areCategoriesAnswered = categories.is === 'ready' || categories.is === 'failed';
  if (list.is !== 'ready' || !areCategoriesAnswered) return <CardsSkeleton hasFilter />;
  return (
    <FilteredTours
      tours={list.value}
      isPart={isIncomplete(list)}
      categories={categories.is === 'ready' ? categories.value : []}
    />
  );
}
