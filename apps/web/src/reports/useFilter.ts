import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../device/navigation/paths.ts';
import { filterOf, withFilter, type ReportFilter } from './totals/ReportFilter.ts';

/**
 * What is chosen, kept in the address: it survives a reload and the way back from a record. Fields
 * show it at once; the address follows.
 * @param today the day whose season an address without days asks for
 */
export function useFilter(today: string): readonly [ReportFilter, (filter: ReportFilter) => void] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [followed, setFollowed] = useState(search);
  const [filter, setFilter] = useState(() => filterOf(search, today));
  if (followed !== search) {
    setFollowed(search);
    setFilter(filterOf(search, today));
  }
  return [
    filter,
    (next) => {
      setFilter(next);
      navigate(withFilter(paths.reporting, next), { replace: true });
    },
  ];
}
