-- Weights of a ruling may be thirds: a component {"outcome", "percent", "thirds"} has 1 or 2 thirds of a percent beside
-- its whole percents, so a third of all is 33 and 1.

DROP TRIGGER results_rulings_are_whole;

CREATE TRIGGER results_rulings_are_whole BEFORE INSERT ON results
WHEN NEW.ruling IS NOT NULL AND EXISTS (
  SELECT 1 FROM json_each(NEW.ruling) AS side
  WHERE side.key NOT IN ('ns', 'ew') OR CASE side.type
    WHEN 'array' THEN json_array_length(side.value) NOT BETWEEN 1 AND 5
      OR (
        SELECT sum(3 * json_extract(value, '$.percent') + coalesce(json_extract(value, '$.thirds'), 0))
        FROM json_each(side.value)
      ) <> 300
      OR EXISTS (
        SELECT 1 FROM json_each(side.value) AS component
        WHERE json_type(component.value, '$.percent') IS NOT 'integer'
          OR json_extract(component.value, '$.percent') NOT BETWEEN 1 AND 100
          OR coalesce(json_type(component.value, '$.thirds'), 'integer') <> 'integer'
          OR coalesce(json_extract(component.value, '$.thirds'), 1) NOT IN (1, 2)
          OR coalesce(json_extract(component.value, '$.outcome.kind'), '') NOT IN ('played', 'passedOut', 'score'))
    WHEN 'text' THEN side.value NOT IN ('average-plus', 'average', 'average-minus')
    WHEN 'integer' THEN side.value NOT BETWEEN 0 AND 100
    WHEN 'real' THEN side.value NOT BETWEEN 0 AND 100
    ELSE 1 END)
BEGIN
  SELECT RAISE(ABORT, 'a ruling has one to five components a side, and their weights add up to 100 percent');
END;
