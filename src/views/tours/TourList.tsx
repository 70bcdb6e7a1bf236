import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio/react';
import { isIncomplete } from '../../core/async/asyncState.ts';
import { loadTours, reloadTours } from '../../core/tours/actions.ts';
import { tours } from '../../core/tours/store.ts';
import { ListScreen } from '../app/ListScreen.tsx';
import { useStyles } from '../app/styles.ts';
import filter from '../styles/filter.css';
import form from '../styles/form.css';
import { FilteredTours } from './FilteredTours.tsx';

export function TourList() {
  useStyles(form, filter);
  const { list, categories } = useSnapshot(tours);
  return (
    <ListScreen
      heading={<Trans>Guided tours</Trans>}
      list={list}
      groups={categories}
      hasFilter
      load={loadTours}
      reload={reloadTours}
    >
      {(all, groups) => (
        <FilteredTours tours={all} isPart={isIncomplete(list)} categories={groups} />
      )}
    </ListScreen>
  );
}
